/**
 * The name of a shard in messages. Messages number shards from 1, and `--shard` also numbers parts
 * from 1. Files, JSON and `--res` use numbers from 0.
 *
 * @param index the index of the shard in the plan, from 0
 */
export function shardName(index: number): string {
  return `shard ${index + 1}`
}
