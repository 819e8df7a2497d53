/** The entry of a process that times solves: request in its argument, answer on stdout. */
import { timeSolves, type TimingRequest } from './time-solves.ts'

const request = JSON.parse(process.argv[2]!) as TimingRequest
process.stdout.write(JSON.stringify(timeSolves(request)))
