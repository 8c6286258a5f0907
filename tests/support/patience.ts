// How long tests wait for what a person would see. On a busy machine the first page of a file takes seconds, because
// all of the app is compiled for it; a test that passes waits no longer than it has to. The test's own limit, in
// vitest.config.ts, is longer, so that what was awaited is what a failure names.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 10_000 })
