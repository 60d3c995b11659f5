// A button that adds a view to the request, for those who do not write JSON.

import {appending, parse, setting} from './json.js';
import {sceneOf} from './scene.js';

const SCREEN = '{"id": "screen", "width": 320, "height": 200}';

export class ViewAdder {
  constructor(tab, button) {
    this.tab = tab;
    button.addEventListener('click', () => this.add());
  }

  /** Adds a view as one step of undo, and chooses it: what it lacks is found like that of any view. */
  add() {
    const {editor} = this.tab;
    const source = editor.text;
    const found = source.trim() ? this.found(source) : {change: {from: 0, to: source.length, text: `{"views": [${SCREEN}]}`}, id: 'screen'};
    if (!found?.change) return void this.tab.app.say('Mend the text first: it has no place for a view', this.tab);
    editor.apply(found.change, 'draw', source);
    this.tab.selected = found.id;
    this.tab.runner.now();
  }

  /** The change of a text, and the id of its new view; null where the text is not JSON. */
  found(source) {
    let root;
    try {
      root = parse(source);
    } catch {
      return null;
    }
    const {items, screen} = sceneOf(root.value ?? {});
    const parent = this.parentIn(items) ?? screen;
    if (!parent) {
      const change = appending(source, root, '/views', SCREEN) ?? setting(source, root, '', 'views', `[${SCREEN}]`);
      return {change, id: 'screen'};
    }
    let count = 1;
    while (items.has(`view${count}`)) count += 1;
    const id = `view${count}`;
    const entry = `{"id": "${id}", "width": 80, "height": 40}`;
    const change = appending(source, root, `${parent.pointer}/children`, entry)
      ?? setting(source, root, parent.pointer, 'children', `[${entry}]`);
    return {change, id};
  }

  /** The chosen view if it has subviews, or else the view that it is in. */
  parentIn(items) {
    const chosen = items.get(this.tab.selected);
    return chosen?.kind === 'view' && !chosen.isLeaf ? chosen : items.get(chosen?.parent);
  }
}
