import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'

/**
 * What every page needs and only an update of a library changes: a browser keeps this file over many builds of the site.
 * React's client is in it too, so that it does not have to be asked for once `src/main.tsx` is there, which imports it late.
 */
const libraries = {
  name: 'react',
  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
}

/** What the header of every page needs, in one file: each document names its files, and has room for few (docs/performance.md). */
const header = {
  name: 'header',
  test: /src[\\/](?:components[\\/](?:ui[\\/](?:link|button\.module)|page[\\/]page-transition)|lib[\\/](?:env|site-data))\.(?:tsx?|css)$/,
}

const sounds = path.join(import.meta.dirname, 'public/sounds')
process.env.VITE_SOUNDS = (existsSync(sounds) ? readdirSync(sounds) : [])
  .filter((file) => file.endsWith('.mp3'))
  .map((file) => path.basename(file, '.mp3'))
  .join()

export default defineConfig({
  plugins: [react()],
  // Short, because they are in every document: docs/performance.md.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    // Which file was built from which source: `tools/prerender` assembles the pages from it.
    manifest: true,
    sourcemap: true,
    // What the licences of the libraries ask for, with the site: /licences.txt.
    license: { fileName: 'licences.txt' },
    cssCodeSplit: false,
    // The browsers of `package.json`, for scripts and style sheets.
    target: browserslistToEsbuild(undefined, { path: import.meta.dirname }),
    // A browser that does not preload modules downloads them when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // For browsers that get class fields wrong: plain assignments, which are shorter than definitions.
      transform: { assumptions: { setPublicClassFields: true } },
      output: { codeSplitting: { groups: [libraries, header] } },
    },
  },
})
