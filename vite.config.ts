import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { lighterLibraries } from './tools/build/lighter-libraries.ts'

const productionRouter = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

export default defineConfig(({ command }) => ({
  plugins: [react(), lighterLibraries()],
  // The package names its development build alone, with checks and sentences that no visitor needs.
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: productionRouter }] : [],
  },
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
