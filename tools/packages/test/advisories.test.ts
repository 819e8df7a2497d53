import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ROOT } from '../src/packages.ts'
import { run } from './consumer/run.ts'

/**
 * The output and the exit code of `npm run advisories` with a registry that gives this answer to
 * every request.
 */
async function withRegistry(status: number, body: object) {
  const registry = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  try {
    const args = [`npm_config_registry=${address}`, process.execPath, 'scripts/advisories.mjs']
    return await run('env', args, ROOT)
  } finally {
    registry.close()
  }
}

const advisory = (severity: string) => ({
  id: 1,
  title: 'It stops on a long line',
  module_name: 'commander',
  vulnerable_versions: '<99',
  patched_versions: '>=99',
  severity,
  cwe: '',
  github_advisory_id: 'GHSA-0000-0000-0000',
  url: '',
  findings: [{ version: '14.0.3', paths: ['apps__experiments>commander'] }],
})
const listOf = (severity: string) => ({
  advisories: { 1: advisory(severity) },
  metadata: { vulnerabilities: {}, dependencies: 1, totalDependencies: 1 },
})

test('npm run advisories names a high advisory, and fails', async () => {
  const { code, stdout } = await withRegistry(200, listOf('high'))
  expect(stdout).toBe(
    'high: commander <99: It stops on a long line\n1 known advisory, 1 of them high or critical\n',
  )
  expect(code).toBe(1)
})

test('npm run advisories names a low advisory, and passes', async () => {
  const { code, stdout } = await withRegistry(200, listOf('low'))
  expect(stdout).toMatch(/^low: commander .*\n1 known advisory, 0 of them high or critical\n$/)
  expect(code).toBe(0)
})

test('npm run advisories passes if the registry has no list of advisories, and says that nothing was checked', async () => {
  const { code, stdout } = await withRegistry(405, {})
  expect(stdout).toMatch(/^not looked at: the registry gave no list of advisories \(.*405.*\)\n$/)
  expect(stdout).not.toContain('127.0.0.1')
  expect(code).toBe(0)
})
