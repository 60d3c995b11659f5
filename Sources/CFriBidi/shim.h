#pragma once
#include <fribidi/fribidi.h>

// Swift cannot read macros that are made of others.
enum { FRIBIDI_TYPE_ON_VALUE = FRIBIDI_PAR_ON };
