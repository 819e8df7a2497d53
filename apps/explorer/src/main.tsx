import { render } from 'preact'
import { Shell } from './shell/shell.tsx'

render(<Shell />, document.querySelector('#page')!)
