import { type RefObject, useEffect, useState } from 'react'

/** The size of an element, in pixels, and whether any part of it is in the viewport. */
export function useVisibleSize(ref: RefObject<HTMLElement | null>) {
  const [isVisible, setIsVisible] = useState(true)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const visibility = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setIsVisible(last.isIntersecting)
    })
    const resizing = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    visibility.observe(element)
    resizing.observe(element)
    return () => {
      visibility.disconnect()
      resizing.disconnect()
    }
  }, [ref])

  return { isVisible, ...size }
}
