import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { lighterLibraries } from './tools/build/lighter-libraries.ts'

/** Modules of libraries that a smaller one can stand in for. */
const alias = [
  // The package names its development build alone, with checks and sentences that no visitor needs.
  { find: /^react-router$/, replacement: fileOf('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^@firebase\/webchannel-wrapper\/bloom-blob$/,
    replacement: fileOf('tools/build/numeric-ids.ts'),
  },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), lighterLibraries()],
  resolve: { alias: command === 'build' ? alias : [] },
  build: {
    sourcemap: true,
    target: 'es2022',
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The engine of the particles loads its parts one by one: in one file they do not arrive after one another.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'particles', test: /node_modules[\\/]@tsparticles[\\/]/ }],
        },
      },
    },
  },
}))

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
