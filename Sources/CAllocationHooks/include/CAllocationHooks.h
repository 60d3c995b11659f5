// Replaces malloc and its kin in the program that links this, where the C library is glibc: what they
// allocate is counted by CAllocationMeter. Nothing is called by name, so there is nothing to declare.
