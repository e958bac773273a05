import type { ReferencePackage } from '../../../api-extractor/reference';
import { membersOf } from '../../../packageModel/lookUp';
import type { Export, PackageModel } from '../../../packageModel/types';
import {
  encodeProp,
  LOOKUP_KINDS,
  type LookupFile,
  type LookupMember,
} from '../../../src/apiLookup/LookupFile';

/** The props of a component are the members of its parameter. */
function propsOf(model: PackageModel, { kind, members, signatures }: Export): string[] {
  if (members) return members.map(({ name }) => name);
  const props = kind === 'component' ? signatures?.[0]?.parameters[0]?.type : undefined;
  return props ? membersOf(model, props).map(({ name }) => name) : [];
}

/**
 * Makes the file that the filter of the reference searches.
 *
 * @param model - the model of the documented packages
 * @param packages - the packages with the pages of their members
 * @param idsOf - reads the ids of a page, by the page's id
 */
export function createLookup(
  model: PackageModel,
  packages: readonly ReferencePackage[],
  idsOf: (page: string) => ReadonlySet<string>,
): LookupFile {
  return {
    packages: packages.map(({ name, members }) => {
      const exports = model.packages.find((each) => each.name === name)?.exports ?? [];
      const byName = new Map(exports.map((each) => [each.name, each]));
      return {
        name,
        members: members.flatMap(({ name: member, id }): LookupMember[] => {
          const exported = byName.get(member);
          if (!exported) return [];
          const ids = idsOf(id);
          const anchors = propsOf(model, exported).flatMap((prop) => {
            const anchor = anchorOf(prop, ids);
            // A component whose page does not list its props has them on the page of their type.
            return anchor === undefined && exported.kind === 'component'
              ? []
              : [encodeProp(prop, anchor)];
          });
          const folder = id.split('/').at(-2) as string;
          const kind = LOOKUP_KINDS.indexOf(exported.kind);
          return [anchors.length > 0 ? [member, folder, kind, anchors] : [member, folder, kind]];
        }),
      };
    }),
  };
}

function anchorOf(prop: string, ids: ReadonlySet<string>): string | undefined {
  const bare = prop.toLowerCase();
  return [bare, `property-${bare}`].find((id) => ids.has(id));
}
