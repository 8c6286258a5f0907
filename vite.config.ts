import { readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'

const source = path.join(import.meta.dirname, 'src')
/** Each names its classes by its place here, so that two modules never share one. */
const cssModules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort()
  .map((file) => path.join(source, file))

/** Modules that mostly load together are one file: many small ones compress badly, and each costs a request. */
const chunks = [
  // What every page needs and changes only when a library is updated: a browser keeps it over many builds of the site.
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)|vite\/preload-helper|@oxc-project/,
  },
  // What every page needs of ours, beside the entry, which only imports may change.
  {
    name: 'shell',
    test: /src[\\/](?:lib[\\/](?:env|error-code|lazy-module|lost-files|retry-later|with-timeout)|components[\\/](?:ui[\\/](?:button|link)|loading[\\/]pending-diamond|page-title|page-transition)|content[\\/](?:(?:en|pa)[\\/](?:components|language)|site))\.(?:tsx?|module\.css)$/,
  },
  // What draws the particles, of which each plugin asks for more files.
  {
    name: 'particles',
    test: /node_modules[\\/]@tsparticles[\\/]/,
  },
  // Kites and their threads.
  {
    name: 'kites',
    test: /src[\\/]components[\\/]drawings[\\/](?:kite|thread)\.tsx?$/,
  },
  // Pictures that are files, and what an empty page shows with one.
  {
    name: 'pictures',
    test: /src[\\/]components[\\/](?:drawings[\\/](?:drawn|helper)-picture|ui[\\/]empty)\./,
  },
  // A family's documents, which every page of a parent reads or writes.
  {
    name: 'family',
    test: /src[\\/](?:data[\\/](?:enrollment|student|update|user)|model[\\/](?:enrollment|student|user))\.ts$/,
  },
  // What speaks on Punjabi pages.
  {
    name: 'speech',
    test: /src[\\/](?:app[\\/]layout[\\/]listen|components[\\/]use-punjabi-speech)\.|icons[\\/]volume-2\./,
  },
  // What pages show of courses, and read them with.
  {
    name: 'course',
    test: /src[\\/](?:components[\\/]course[\\/]hours|data[\\/](?:translated-)?course(?:-cache|-documents)?|pages[\\/]public[\\/]course-enquiry)\./,
  },
  // What a form is made of, without Valibot, which other pages need too.
  {
    name: 'form',
    test: /src[\\/](?:components[\\/]form[\\/](?!checkbox|form-page|form-shell)|lib[\\/]read-form|content[\\/](?:en|pa)[\\/](?:form|fields)\.|model[\\/](?:fields|user-forms))/,
  },
  // What reading and showing a course or a child takes.
  {
    name: 'stored',
    test: /src[\\/](?:components[\\/]use-today|content[\\/](?:en|pa)[\\/](?:courses|format)|data[\\/]prerendered-data|lib[\\/]format|model[\\/](?:age|course|day|document-id|level|name|schedule|stored|time-zone))\.ts$/,
  },
]

export default defineConfig({
  plugins: [react()],
  css: {
    modules: {
      // Shorter than Vite's own, which count in the first round trip of every page.
      generateScopedName: (name, file) => `${name}_${cssModules.indexOf(path.resolve(file)).toString(36)}`,
    },
  },
  build: {
    // Which file was built from which source: `tools/build` assembles the pages from it.
    manifest: true,
    sourcemap: true,
    // The browsers of `package.json`, for scripts and style sheets.
    target: browserslistToEsbuild(undefined, { path: import.meta.dirname }),
    // A browser that does not preload modules downloads them when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // For browsers that get class fields wrong: plain assignments, which are shorter than definitions.
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks },
      },
    },
  },
})
