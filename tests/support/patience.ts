// How long tests wait for what a person would see. On a busy machine the first page of a file takes seconds, because
// all of the app is compiled for it; a test that passes waits no longer than it has to.
import { configure } from '@testing-library/react'
import { vi } from 'vitest'

const patience = 10_000

configure({ asyncUtilTimeout: patience })
vi.setConfig({ testTimeout: 3 * patience })
