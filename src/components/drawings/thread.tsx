export function Thread({ d, width }: { d: string; width: number }) {
  return (
    <path
      fill="none"
      stroke="var(--thread)"
      strokeWidth={width}
      strokeDasharray="14 11"
      strokeLinecap="round"
      d={d}
    />
  )
}
