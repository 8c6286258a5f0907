import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { languageAt } from '#content/languages.ts'
import { copy } from '#copy/blog.ts'
import { language } from '#copy/language.ts'
import { usePageTransition } from '#components/page/page-transition.ts'
import styles from './post-content.module.css'

/** @param safe the content of a post, sanitised. */
export function PostContent({ safe }: { safe: string }) {
  const content = useRef<HTMLDivElement>(null)
  useSiteLinks(content)
  return (
    <div
      ref={content}
      className={styles.content}
      lang={copy.postLanguage}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}

/** Routes the links to this site inside stored HTML without a reload. */
function useSiteLinks(content: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const open = usePageTransition()
  useEffect(() => {
    const element = content.current
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !isPlainClick(event)) return
      const { origin, pathname, search, hash } = new URL(link.href, location.href)
      const isFile = /\.\w+$/.test(pathname)
      const isOnThisPage = pathname === location.pathname && hash !== ''
      if (origin !== location.origin || isFile || isOnThisPage) return
      // Pages in another language are other documents.
      if (languageAt(pathname).code !== language.code) return
      event.preventDefault()
      // The router's paths have no language in them.
      const to = (pathname.slice(language.basePath.length) || '/') + search + hash
      open(pathname, (replace) => void navigate(to, { replace }))
    }
    element?.addEventListener('click', handleClick)
    return () => element?.removeEventListener('click', handleClick)
  }, [content, navigate, open])
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
