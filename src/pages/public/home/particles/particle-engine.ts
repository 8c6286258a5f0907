import type { Engine, IShapeDrawData } from '@tsparticles/engine'
import { loadHexColorPlugin } from '@tsparticles/plugin-hex-color'
import { loadMovePlugin } from '@tsparticles/plugin-move'
import { loadOpacityUpdater } from '@tsparticles/updater-opacity'
import { loadOutModesUpdater } from '@tsparticles/updater-out-modes'
import { loadPaintUpdater } from '@tsparticles/updater-paint'
import { loadSizeUpdater } from '@tsparticles/updater-size'
import { readToken } from '#lib/read-token.ts'

const fullTurn = 2 * Math.PI
/** Only what `particlesFor` needs: the usual bundle is nearly twice as large. */
const plugins = [
  loadHexColorPlugin,
  loadMovePlugin,
  loadOpacityUpdater,
  loadOutModesUpdater,
  loadPaintUpdater,
  loadSizeUpdater,
]

/** Adds motion and our two shapes to the engine, once per visit. */
export async function loadParticles(engine: Engine): Promise<void> {
  for (const load of plugins) await load(engine)
  const facet = readToken('--mustard-dark')
  const core = readToken('--bloom-core')
  await engine.pluginManager.register(({ pluginManager }) => {
    pluginManager.addShape(['bloom'], () =>
      Promise.resolve({
        draw: (bloom: IShapeDrawData) => drawPetals(bloom, facet),
        afterDraw: (bloom: IShapeDrawData) => drawCore(bloom, core),
      }),
    )
    pluginManager.addShape(['diamond'], () =>
      Promise.resolve({
        draw: drawDiamond,
        afterDraw: (diamond: IShapeDrawData) => drawFacets(diamond, facet),
      }),
    )
  })
}

/** Four circles, each its own radius from the centre, with a rim to be seen before the sun; the engine fills the path. */
function drawPetals({ context, radius }: IShapeDrawData, rim: string): void {
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
  context.strokeStyle = rim
  context.lineWidth = 0.3 * radius
  context.stroke()
}

function drawCore({ context, radius, opacity }: IShapeDrawData, colour: string): void {
  context.beginPath()
  context.arc(0, 0, 0.31 * radius, 0, fullTurn)
  fill(context, colour, opacity)
}

function drawDiamond({ context, radius }: IShapeDrawData): void {
  context.moveTo(0, -radius)
  context.lineTo(radius, 0)
  context.lineTo(0, radius)
  context.lineTo(-radius, 0)
  context.closePath()
}

/** The upper right and lower left quarters. */
function drawFacets({ context, radius, opacity }: IShapeDrawData, colour: string): void {
  context.beginPath()
  context.moveTo(0, -radius)
  context.lineTo(radius, 0)
  context.lineTo(-radius, 0)
  context.lineTo(0, radius)
  context.closePath()
  fill(context, colour, opacity)
}

function fill(context: IShapeDrawData['context'], colour: string, opacity: number): void {
  context.globalAlpha = opacity
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 1
}
