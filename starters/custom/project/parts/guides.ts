export type Guide = { slug: string; name: string; summary: string; steps: string[] }

export const guides: Guide[] = [
  {
    slug: 'washer-care',
    name: 'Washer Care',
    summary:
      'Four habits that keep a washer from leaking, shaking and smelling, and the two signs that it is time to call.',
    steps: [
      'Leave the door and the drawer open after the last load, so that the seal can dry.',
      'Clean the pump filter every three months. Put a towel and a flat dish under it first.',
      'Run one hot cycle a month without laundry. It dissolves what cold water leaves behind.',
      'Look at the hoses once a year, and replace any that has a bulge or a crack.',
      'Call when the drum turns by hand with a rumble, or when the washer walks across the floor although it is level.',
    ],
  },
  {
    slug: 'refrigerator-care',
    name: 'Refrigerator Care',
    summary: 'What keeps a refrigerator cold with less power: clean coils, tight doors, and room for the air to move.',
    steps: [
      'Vacuum the coils at the back or below twice a year, with the plug pulled.',
      'Close a strip of paper in the door. If it slides out without a tug, the seal is due.',
      'Keep a hand of space between the back wall and the food, so that cold air can sink.',
      'Let food cool before it goes in. Steam becomes ice, and ice works like a blanket.',
      'Call when the motor never stops, or when the back wall is covered by ice that returns within days.',
    ],
  },
]
