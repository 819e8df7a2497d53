// `npm run advisories` asks the registry for known problems of the packages that are loaded at run
// time. The script fails if the severity of a problem is high or critical. If a registry does not
// answer or has no such list, the script reports this but does not fail. The sources did not
// change, and CI may run without a network.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const GRAVE = ['high', 'critical']

const pnpm = `${ROOT}node_modules/pnpm/bin/pnpm.cjs`
const { stdout, stderr } = spawnSync(process.execPath, [pnpm, 'audit', '--prod', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  // One attempt is enough, because further attempts also fail without a network.
  env: { ...process.env, npm_config_fetch_retries: '0', npm_config_fetch_timeout: '20000' },
})

const advisories = advisoriesOf(stdout)
if (advisories === null) {
  const why = /"message": "(.*)"/.exec(stdout)?.[1] ?? stderr.trim().split('\n', 1)[0]
  console.log(
    `not looked at: the registry gave no list of advisories (${why.replaceAll(/https?:[^\s)]+/g, '…')})`,
  )
} else {
  for (const { severity, module_name: name, title, vulnerable_versions: versions } of advisories) {
    console.log(`${severity}: ${name} ${versions}: ${title}`)
  }
  const grave = advisories.filter(({ severity }) => GRAVE.includes(severity))
  const noun = advisories.length === 1 ? 'advisory' : 'advisories'
  console.log(`${advisories.length} known ${noun}, ${grave.length} of them high or critical`)
  if (grave.length > 0) process.exitCode = 1
}

/** The advisories in the output of pnpm; null if pnpm prints no advisories. */
function advisoriesOf(text) {
  try {
    const { advisories: all } = JSON.parse(text)
    return all === undefined ? null : Object.values(all)
  } catch {
    return null
  }
}
