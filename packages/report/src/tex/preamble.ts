/**
 * Loads only packages that belong to a basic LaTeX installation. Latin Modern is used only if it is
 * installed.
 */
export const PREAMBLE: string = String.raw`\documentclass[11pt]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{textcomp,amsmath,amssymb,array,booktabs,longtable,graphicx}
\IfFileExists{lmodern.sty}{\usepackage{lmodern}}{}
\usepackage[margin=2.2cm]{geometry}
\usepackage[hidelinks]{hyperref}
\setlength{\parindent}{0pt}
\setlength{\parskip}{4pt}
\sloppy`
