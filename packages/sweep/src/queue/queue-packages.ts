/**
 * Loads a module that imports BullMQ and ioredis. Only users who run sweeps through a queue need to
 * install these two packages.
 *
 * @throws RangeError (by rejection) if one of these two packages is not installed
 */
export async function withQueuePackages<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!isAbsence(error)) throw error
    throw new RangeError(
      'a queue needs the npm packages bullmq and ioredis: npm install bullmq ioredis',
      { cause: error },
    )
  }
}

function isAbsence(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'ERR_MODULE_NOT_FOUND' && /'(bullmq|ioredis)'/.test(message)
}
