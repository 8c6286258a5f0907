import { type ComponentProps, createElement } from 'react'

interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Stands in for what makes a component of each icon of Lucide, nearly 1 KB compressed on every page: contexts and options
 * that this site does not use. The drawings themselves are Lucide's.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: ComponentProps<'svg'> & { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    )
  }
}
