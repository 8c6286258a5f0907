import { lazyComponent, type LazyComponent } from '#lib/lazy-module.tsx'

/** A page that is downloaded when it is first opened, or ahead of that. */
export type Page = LazyComponent<object>

export { lazyComponent as page }
