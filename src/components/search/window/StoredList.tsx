import type { StoredSearch } from '@site/src/search/storedSearches';
import type { ReactNode } from 'react';
import HitLink from '../HitLink';
import HitText from '../HitText';
import { CloseIcon, StarIcon } from './icons';

interface Props {
  title: string;
  searches: readonly StoredSearch[];
  onFollow: (search: StoredSearch, inThisTab: boolean) => void;
  onRemove: (search: StoredSearch) => void;
  /** Makes a search a favourite; missing where all are. */
  onSave?: (search: StoredSearch) => void;
}

/** Hits that the reader opened before. */
export default function StoredList(props: Props): ReactNode {
  const { title, searches, onFollow, onRemove, onSave } = props;
  if (searches.length === 0) return null;
  return (
    <section className="DocSearch-Hits">
      <h2 className="DocSearch-Hit-source">{title}</h2>
      <ul>
        {searches.map((search) => (
          <li key={search.url} className="DocSearch-Hit">
            <HitLink url={search.url} onFollow={(inThisTab) => onFollow(search, inThisTab)}>
              <HitText kind={search.kind} title={search.title} breadcrumb={search.breadcrumb} />
            </HitLink>
            {onSave && (
              <button
                type="button"
                className="DocSearch-Hit-action-button"
                aria-label={`Save ${search.title} as a favorite`}
                title="Save this search"
                onClick={() => onSave(search)}
              >
                <StarIcon />
              </button>
            )}
            <button
              type="button"
              className="DocSearch-Hit-action-button"
              aria-label={`Remove ${search.title} from ${onSave ? 'history' : 'favorites'}`}
              title="Remove this search"
              onClick={() => onRemove(search)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
