/** The paper whose statements have ids that begin with DH. The numbers are those of version 1. */
export const DH =
  'Dufour, Heubach: A Family of Slow Exact k-Nim Games, arXiv:2404.06608 v1 (v3: On the P-positions of some infinite families of Slow A-Nim)'
