import { Command } from 'commander'
import { type WriteOptions, writesToTarget } from '../target/options.ts'

/** `publish`: brings courses and posts from `catalogue/` to the site. */
export function publishCommand(): Command {
  return writesToTarget(new Command('publish'))
    .description('Publish the courses and posts of catalogue/. Only what has changed is written.')
    .option('--prune', 'also remove what is published and no longer in catalogue/')
    .option('--catalogue <folder>', 'another catalogue', 'catalogue')
    .action(async (options: WriteOptions & { prune?: boolean; catalogue: string }) => {
      const { publish } = await import('./publish.ts')
      await publish(options)
    })
}
