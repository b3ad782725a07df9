import type { Thing } from 'schema-dts'

/**
 * A node of one type of schema.org, as an object: schema-dts allows a plain string wherever a node may stand. It makes
 * every property optional and most of them a choice; a type built on this one says with `Facts` what ours always have.
 */
export type NodeOf<Name extends TypeName, Facts = unknown> = Extract<Thing, { '@type': Name }> & Facts

type TypeName = Exclude<Thing, string>['@type']

/** Names a node on whatever page: an address and a fragment. */
export type Id = `${string}#${string}`

/** A node that is described elsewhere, on this page or on the one its id begins with. */
export type Reference = { '@id': Id }

/** A node others refer to. */
export type Identified = Reference
