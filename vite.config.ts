import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { drawOnce } from '#tools/build/drawn-once.ts'
import { lighterLibraries } from '#tools/build/lighter-libraries.ts'

/** Modules of libraries that a smaller one can stand in for. */
const alias = [
  // The package names its development build alone, with checks and sentences that no visitor needs.
  { find: /^react-router$/, replacement: fileOf('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^@firebase\/webchannel-wrapper\/bloom-blob$/,
    replacement: fileOf('tools/build/stand-ins/numeric-ids.ts'),
  },
  { find: /^idb$/, replacement: fileOf('tools/build/stand-ins/no-database.ts') },
  // The two are named by their neighbours in React Query and in Lucide.
  { find: /^\.\/mutationCache\.js$/, replacement: fileOf('tools/build/stand-ins/no-mutations.ts') },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: fileOf('tools/build/stand-ins/icon.tsx') },
]

/** What always comes together comes as one file: many small ones compress badly, and each costs a request. */
const chunks = [
  // What changes only when it is updated: a browser keeps it over many builds of the site.
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
  },
  // The engine of the particles loads its parts one by one: in one file they do not arrive after one another.
  { name: 'particles', test: /node_modules[\\/]@tsparticles[\\/]/ },
  { name: 'landscape', test: /src[\\/]components[\\/]drawings[\\/](?:field|kite|later)\./ },
  // What nearly every page shows or asks.
  {
    name: 'common',
    test: /src[\\/](?:components[\\/](?:page-title|empty|skeleton|late-dialog|drawings[\\/](?:helper-picture|haha|letter-figure|letter-shape))|model[\\/](?:document-id|level|name)|lib[\\/]env)\./,
  },
  // Whoever reads from Firestore needs all of it.
  {
    name: 'reading',
    test: /src[\\/](?:data[\\/](?:read|firestore|built)|model[\\/]stored)\.|stand-ins[\\/](?:numeric-ids|no-mutations)\.|node_modules[\\/](?:@tanstack|@?firebase[\\/]firestore)[\\/]/,
  },
  {
    name: 'courses',
    test: /src[\\/](?:data[\\/]course(?:-cache)?|lib[\\/]format|model[\\/]course|content[\\/]en[\\/]courses|components[\\/]level-badge|pages[\\/]public[\\/]late-course-enquiry)\.|icons[\\/](?:calendar-days|sparkles)\./,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), lighterLibraries(), drawOnce()],
  resolve: { alias: command === 'build' ? alias : [] },
  build: {
    // Says which file came of which source: `tools/build` puts the pages together by it.
    manifest: true,
    sourcemap: true,
    target: 'es2022',
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
      },
    },
  },
}))

function fileOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
