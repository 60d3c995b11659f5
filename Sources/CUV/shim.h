#pragma once
#include <uv.h>

// For malloc_trim, which Swift's Glibc leaves out.
#if defined(__GLIBC__)
#include <malloc.h>
#endif
