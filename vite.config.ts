import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    sourcemap: true,
    manifest: true,
    target: 'es2022',
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
})
