/** The entry of a process that times solves: request in its argument, answer on stdout. */
import type { Clock } from './stopwatch.ts'
import { timeSolves, type TimingRequest } from './time-solves.ts'

const request = JSON.parse(process.argv[2]!) as TimingRequest
const clock: Clock = {
  wall: () => performance.now(),
  processor: request.byWall ? null : processorMs,
}
process.stdout.write(JSON.stringify(timeSolves(request, clock)))

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
