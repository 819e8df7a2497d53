import { escapeTex } from '../tex/escape-tex.ts'

/**
 * A picture for LaTeX. It begins with comments that give the packages, the title and the captions,
 * and continues with the environment of the picture. The title and the captions are suggestions for
 * the caption of the figure in the paper.
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

/** The packages for pictures with axes. */
export const PGFPLOTS: string = String.raw`\usepackage{pgfplots} \pgfplotsset{compat=1.18}`

/** Defines a name for a colour `#rrggbb` in this picture. */
export function colour(name: string, hex: string): string {
  return String.raw`\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}`
}
