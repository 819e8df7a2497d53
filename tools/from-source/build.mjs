// Builds the package in the current folder. First it builds `dist` with the package's
// tsconfig.build.json, then `bundle`. A complete build contains the digest of its sources. A build
// contains no digest if it fails, or if its sources change during the build.
import { spawnSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { bundle } from './bundle.mjs'
import { sourcesDigest, writeStamp } from './built.mjs'

// packages are two folders below the repository
const root = resolve('../..')
const folder = relative(root, '.').replaceAll('\\', '/')
const digest = sourcesDigest(root, folder)
writeStamp(root, folder, null)
const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
if (status === 0) await bundle()
if (status === 0 && sourcesDigest(root, folder) === digest) writeStamp(root, folder, digest)
process.exitCode = status ?? 1
