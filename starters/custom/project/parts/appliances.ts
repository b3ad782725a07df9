import { box, circle, type Scene } from 'citywide'

/** A scene for `drawings` in manifest/images.yaml: three machines in front of a tiled wall, in the colors of the season. */
export const appliances: Scene = ({ palette, random, composed }) => {
  const x = composed([180, 640, 1100], [640, 180, 1100], [1100, 640, 180])
  const [washer = 0, dishwasher = 0, refrigerator = 0] = x
  const tiles = Array.from({ length: 40 }, (_, index) =>
    box([(index % 10) * 160, Math.floor(index / 10) * 130, 156, 126], random.pick([palette.paper, palette.snow])),
  )
  return [
    box([0, 0, 1600, 900], palette.haze),
    ...tiles,
    box([0, 720, 1600, 180], palette.trunk),
    box([washer, 380, 320, 380], palette.walls[0], { rx: 18 }),
    circle([washer + 160, 590, 112], palette.roofs[0]),
    circle([washer + 160, 590, 84], palette.waterLight),
    box([dishwasher, 380, 320, 380], palette.walls[1], { rx: 18 }),
    box([dishwasher + 30, 410, 260, 46], palette.roofs[1], { rx: 10 }),
    box([dishwasher + 60, 490, 200, 16], palette.accent, { rx: 8 }),
    box([refrigerator, 160, 320, 600], palette.walls[2], { rx: 18 }),
    box([refrigerator, 380, 320, 8], palette.roofs[2]),
    box([refrigerator + 270, 220, 16, 120], palette.accent, { rx: 8 }),
    box([refrigerator + 270, 430, 16, 180], palette.accent, { rx: 8 }),
  ]
}
