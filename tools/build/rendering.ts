// What the build writes in a language: Vite bundles this module once for each, with the words of that language.
export { renderPage } from '../../src/prerender.tsx'
export { pageHtml, shellHtml } from './page-html.ts'
export { prerenderedPages } from './pages.ts'
