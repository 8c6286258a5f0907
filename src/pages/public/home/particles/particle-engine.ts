import type { Engine, IShapeDrawData } from '@tsparticles/engine'
import { loadHexColorPlugin } from '@tsparticles/plugin-hex-color'
import { loadMovePlugin } from '@tsparticles/plugin-move'
import { loadOutModesUpdater } from '@tsparticles/updater-out-modes'
import { loadPaintUpdater } from '@tsparticles/updater-paint'
import { loadSizeUpdater } from '@tsparticles/updater-size'
import { readToken } from '#lib/read-token.ts'

const fullTurn = 2 * Math.PI
/** Only what `particlesFor` needs: the usual bundle is nearly twice as large. */
const plugins = [loadHexColorPlugin, loadMovePlugin, loadOutModesUpdater, loadPaintUpdater, loadSizeUpdater]

/** Adds motion and our two shapes to the engine, once per visit. */
export async function loadParticles(engine: Engine): Promise<void> {
  for (const load of plugins) await load(engine)
  const colours = {
    body: readToken('--mustard'),
    facet: readToken('--mustard-dark'),
    core: readToken('--bloom-core'),
  }
  await engine.pluginManager.register(({ pluginManager }) => {
    pluginManager.addShape(['bloom'], () => Promise.resolve(stamp(bloom, colours)))
    pluginManager.addShape(['diamond'], () => Promise.resolve(stamp(diamond, colours)))
  })
}

type Context = CanvasRenderingContext2D
type Colours = Record<'body' | 'facet' | 'core', string>
const bodyOpacity = 0.8

/**
 * Draws each size of a shape once and copies it from then on: to paint paths 80 times in every frame takes a slow phone
 * a tenth of its time.
 */
function stamp(paint: (context: Context, radius: number, colours: Colours) => void, colours: Colours) {
  const stamps = new Map<number, HTMLCanvasElement>()
  function stampOf(radius: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas')
    // A bloom's rim reaches 0.15 radii beyond it.
    canvas.width = canvas.height = 2 * Math.ceil(1.2 * radius)
    const context = canvas.getContext('2d')
    context?.translate(canvas.width / 2, canvas.height / 2)
    if (context) paint(context, radius, colours)
    return canvas
  }
  return {
    draw({ context, radius: exact }: IShapeDrawData) {
      const radius = Math.max(1, Math.round(exact))
      const picture = stamps.get(radius) ?? stampOf(radius)
      stamps.set(radius, picture)
      context.drawImage(picture, -picture.width / 2, -picture.height / 2)
    },
  }
}

/** Four circles, each its own radius from the centre, with a rim to be seen before the sun, and a core. */
function bloom(context: Context, radius: number, { body, facet, core }: Colours): void {
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
  context.strokeStyle = facet
  context.lineWidth = 0.3 * radius
  context.stroke()
  fill(context, body)
  context.beginPath()
  context.arc(0, 0, 0.31 * radius, 0, fullTurn)
  fill(context, core)
}

/** A diamond whose upper right and lower left quarters are darker. */
function diamond(context: Context, radius: number, { body, facet }: Colours): void {
  context.moveTo(0, -radius)
  context.lineTo(radius, 0)
  context.lineTo(0, radius)
  context.lineTo(-radius, 0)
  context.closePath()
  fill(context, body)
  context.beginPath()
  context.moveTo(0, -radius)
  context.lineTo(radius, 0)
  context.lineTo(-radius, 0)
  context.lineTo(0, radius)
  context.closePath()
  fill(context, facet)
}

function fill(context: Context, colour: string): void {
  context.globalAlpha = bodyOpacity
  context.fillStyle = colour
  context.fill()
}
