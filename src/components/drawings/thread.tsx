export function Thread({ d, width = 3, dash = '14 11' }: { d: string; width?: number; dash?: string }) {
  return (
    <path
      fill="none"
      stroke="var(--thread)"
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinecap="round"
      d={d}
    />
  )
}
