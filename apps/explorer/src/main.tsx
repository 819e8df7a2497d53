import { render } from 'preact'
import { Shell } from './shell/shell.tsx'

const page = document.querySelector('#page')!
// index.html contains a message for browsers that cannot load the program
page.replaceChildren()
render(<Shell />, page)

// browsers offer no service worker to pages opened from a file or served without TLS
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('sw.js').catch(() => undefined)
}
