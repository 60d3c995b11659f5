// Replaces glibc's malloc family in the program that links this target; CAllocationMeter counts its allocations.
// The linker resolves the functions by their standard names, so there is nothing to declare.
