/** The paper whose statements have ids beginning with GMMV. */
export const GMMV =
  'Gurvich, Martynov, Maximchuk, Vyalyi: On Remoteness Functions of Exact Slow k-NIM with k+1 Piles, arXiv:2304.06498'
