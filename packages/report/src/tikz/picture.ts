import { escapeTex } from '../tex/escape-tex.ts'

/**
 * A picture for LaTeX: what it needs and shows as comments, then the environment. Title and captions
 * are for the caption of the paper's figure.
 */
export function picture(
  packages: string,
  { title, captions }: { readonly title: string; readonly captions: readonly string[] },
  lines: readonly string[],
): string {
  return [
    `% ${packages}`,
    ...[title, ...captions].map((words) => `% ${escapeTex(words)}`),
    String.raw`\begin{tikzpicture}[font=\footnotesize]`,
    ...lines,
    String.raw`\end{tikzpicture}`,
    '',
  ].join('\n')
}

/** What pictures over axes need. */
export const PGFPLOTS: string = String.raw`\usepackage{pgfplots} \pgfplotsset{compat=1.18}`

/** A colour `#rrggbb` under a name, for this picture. */
export function colour(name: string, hex: string): string {
  return String.raw`\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}`
}
