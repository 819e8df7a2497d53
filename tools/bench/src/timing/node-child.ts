/**
 * The entry point of a process that times solves. The request is its argument, and the answer is on
 * stdout.
 */
import { timeSolves, type TimingRequest } from './time-solves.ts'

const request = JSON.parse(process.argv[2]!) as TimingRequest
process.stdout.write(JSON.stringify(timeSolves(request)))
