// Guides and reference: copying, searching, and trying an operation.

import {addAttempts} from './attempt.js';
import {addCopyButtons} from './copy.js';
import {addSearch} from './search.js';

addCopyButtons();
addSearch();
addAttempts();
