import type { Texts } from './words.ts'

/** What the code says, by language. */
export const texts: Record<string, Texts> = {
  'en-US': {
    notes: {
      header: 'Have the model number ready when you call.',
      hero: 'The label with the model number is inside the door.',
      service: 'Model and serial number save a second visit.',
    },
    care: {
      slug: 'appliance-care',
      name: 'Appliance Care',
      links: 'Care of appliances',
      heading: 'Appliance Care at Home',
      intro:
        'Most repairs begin as a small thing that went on for a year. These guides say what to look at, how often, and when to stop and call.',
      description:
        'Short guides to the care of washers and refrigerators: what to clean, how often, what to leave alone, and the signs that it is time to call.',
      guides: 'The Guides',
      inSteps: '{name} in Five Steps',
      steps: 'Step by Step',
    },
    guides: [
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
        summary:
          'What keeps a refrigerator cold with less power: clean coils, tight doors, and room for the air to move.',
        steps: [
          'Vacuum the coils at the back or below twice a year, with the plug pulled.',
          'Close a strip of paper in the door. If it slides out without a tug, the seal is due.',
          'Keep a hand of space between the back wall and the food, so that cold air can sink.',
          'Let food cool before it goes in. Steam becomes ice, and ice works like a blanket.',
          'Call when the motor never stops, or when the back wall is covered by ice that returns within days.',
        ],
      },
    ],
    parts: {
      heading: 'Parts That Fail Most Often',
      text: 'Ask on the phone whether the van carries one for your model.',
      lists: [
        {
          appliance: 'dishwasher',
          names: ['Spray arms', 'Door seals', 'Drain pumps'],
        },
        {
          appliance: 'wash',
          names: ['Drain pumps', 'Inlet valves', 'Door seals', 'Belts'],
        },
        {
          appliance: 'refrigerator',
          names: ['Fans', 'Thermostats', 'Defrost heaters'],
        },
        {
          appliance: 'oven',
          names: ['Heating elements', 'Sensors', 'Igniters'],
        },
      ],
    },
  },
}
