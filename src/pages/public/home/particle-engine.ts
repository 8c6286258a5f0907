import type { Engine, IShapeDrawData } from '@tsparticles/engine'
import { loadSlim } from '@tsparticles/slim'

// The dyes of LOOK section 2, as a canvas wants them: the darker tone of the facets, the core of a bloom.
const facet = '#e89b0c'
const core = '#b86e00'
const fullTurn = 2 * Math.PI

/** Teaches the engine its shapes: those of the slim bundle, and the two of LOOK section 6. Once, for the whole visit. */
export async function loadParticles(engine: Engine): Promise<void> {
  await loadSlim(engine)
  await engine.pluginManager.register(({ pluginManager }) => {
    pluginManager.addShape(['bloom'], () => Promise.resolve({ draw: drawPetals, afterDraw: drawCore }))
    pluginManager.addShape(['diamond'], () => Promise.resolve({ draw: drawDiamond, afterDraw: drawFacets }))
  })
}

/** Four circles, each its own radius away from the centre. The engine fills the path. */
function drawPetals({ context, radius }: IShapeDrawData): void {
  const petal = radius / 2
  for (const [x, y] of [
    [petal, 0],
    [0, petal],
    [-petal, 0],
    [0, -petal],
  ] as const) {
    context.moveTo(x + petal, y)
    context.arc(x, y, petal, 0, fullTurn)
  }
}

function drawCore({ context, radius, opacity }: IShapeDrawData): void {
  context.beginPath()
  context.arc(0, 0, 0.31 * radius, 0, fullTurn)
  fill(context, core, opacity)
}

function drawDiamond({ context, radius }: IShapeDrawData): void {
  context.moveTo(0, -radius)
  context.lineTo(radius, 0)
  context.lineTo(0, radius)
  context.lineTo(-radius, 0)
  context.closePath()
}

/** The upper right and the lower left quarter, in the darker tone. */
function drawFacets({ context, radius, opacity }: IShapeDrawData): void {
  context.beginPath()
  context.moveTo(0, -radius)
  context.lineTo(radius, 0)
  context.lineTo(-radius, 0)
  context.lineTo(0, radius)
  context.closePath()
  fill(context, facet, opacity)
}

function fill(context: IShapeDrawData['context'], colour: string, opacity: number): void {
  context.globalAlpha = opacity
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 1
}
