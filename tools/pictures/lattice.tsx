/** The pattern of an indigo cloth, 48 by 48, dimmed behind those who stand before it (LOOK section 6, Lattice). */
export function Lattice() {
  return (
    <pattern id="lattice" width="48" height="48" patternUnits="userSpaceOnUse">
      <path fill="#2f3191" d="M24 4l20 20-20 20L4 24z" />
      <path fill="#272a80" d="M24 4l20 20H24zm0 40L4 24h20z" />
      <path
        fill="#a9873f"
        d="M24 17l7 7-7 7-7-7zM24-3l3 3-3 3-3-3zm0 48l3 3-3 3-3-3zM0 21l3 3-3 3zm48 0v6l-3-3z"
      />
      <path fill="#8a2f7c" d="M0 8V0h8zm48 0V0h-8zM0 40v8h8zm48 0v8h-8z" />
    </pattern>
  )
}
