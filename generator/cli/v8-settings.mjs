// Settings of V8 for every process of the command line. Imported first, and plain JavaScript.
import { setFlagsFromString } from 'node:v8'

// Otherwise V8 puts all elements of pages among its long-lived objects, because some are kept. There they keep the texts of
// their pages until a full garbage collection, which costs a fifth of the processor time of a build and doubles its memory.
setFlagsFromString('--no-allocation-site-pretenuring')
// Otherwise V8 compiles a regular expression twice: for an interpreter at its first use, and to machine code at its second.
// Nearly all of the hundreds of expressions of the checks are used more than once, and some have all the states in them.
setFlagsFromString('--no-regexp-tier-up')
// The V8 of Node 20 optimizes functions after a third as much work. For a site of some hundred pages, that takes a fifth of
// the processor time of a build, and two threads do it for each function. Later versions do not know this setting.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=400000')
