/**
 * The name of a shard in messages. Messages count shards from 1, as `--shard` counts parts. Files,
 * JSON and `--res` count from 0.
 *
 * @param index the index of the shard in the plan, from 0
 */
export function shardName(index: number): string {
  return `shard ${index + 1}`
}
