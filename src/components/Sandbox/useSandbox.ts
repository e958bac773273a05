import { useHistory, useLocation } from '@docusaurus/router';
import versionNames from '@generated/sandbox/default/versions.json';
import { createDrafts, type Drafts } from '@site/src/sandbox/drafts';
import { DEFAULT_EXAMPLE, DEMO_VERSION, type SandboxExample } from '@site/src/sandbox/examples';
import type { PreviewVersionName } from '@site/src/sandbox/packages';
import type { SandboxPlatform } from '@site/src/sandbox/platforms';
import type { ProjectFiles } from '@site/src/sandbox/project';
import { readSandboxRequest } from '@site/src/sandbox/request';
import {
  chooseVersion,
  isEdited,
  openExample,
  parseSharedHash,
  type SandboxState,
  sharedHash,
} from '@site/src/sandbox/state';
import { useEffect, useMemo, useRef, useState } from 'react';

/** The major versions, the newest first. */
const VERSIONS = versionNames.map(({ version }) => version);

/** The page is rendered without an address's query; it is read once the page runs. */
const DEFAULT_REQUEST = readSandboxRequest('', VERSIONS);
const DEFAULT_STATE = openExample(DEFAULT_EXAMPLE, DEMO_VERSION);

/** What is open in the sandbox, and what can be done with it. */
export interface Sandbox {
  state: SandboxState;
  version: PreviewVersionName;
  versions: readonly PreviewVersionName[];
  platform: SandboxPlatform;
  /** A number that changes when other code is opened. */
  opened: number;
  /** Whether the address names a platform, which sends the visitor on to it. */
  isForwarding: boolean;
  /** Whether the code came with a link, and the reader has not yet agreed to run it. */
  isForeign: boolean;
  /** What is wrong with the address, each in a sentence. */
  problems: string[];
  /** Whether the browser refuses to keep the code. */
  isUnsaved: boolean;
  /** Whether there is earlier code that can be restored. */
  hasPrevious: boolean;
  choosePlatform: (platform: SandboxPlatform) => void;
  open: (example: SandboxExample) => void;
  chooseVersion: (version: string) => void;
  edit: (files: ProjectFiles) => void;
  reset: () => void;
  restore: () => void;
  trust: () => void;
}

/** The state that an address and the reader's draft ask for. */
function initialState(search: string, hash: string, drafts: Drafts) {
  const request = readSandboxRequest(search, VERSIONS);
  const shared = parseSharedHash(hash, VERSIONS);
  const draft = drafts.read('current');
  const problems = [...request.problems];
  if (shared && 'problem' in shared) {
    problems.push(`The code in the link cannot be opened. ${shared.problem}`);
  }
  if (shared && 'state' in shared) {
    const isOwn = draft !== undefined && sharedHash(draft) === hash;
    return { request, problems, draft, state: shared.state, isForeign: !isOwn };
  }
  const { example, namesExample, version } = request;
  const isAsked = namesExample || version !== undefined;
  const fitsDraft =
    draft &&
    (!namesExample || draft.example.id === example.id) &&
    (version === undefined || draft.version === version);
  if (draft && (fitsDraft || !isAsked)) {
    return { request, problems, draft, state: draft, isForeign: false };
  }
  const wanted = version ?? DEMO_VERSION;
  return { request, problems, draft, state: openExample(example, wanted), isForeign: false };
}

/** Keeps what is open in the sandbox, as the reader's draft and in the address. */
export function useSandbox(): Sandbox {
  const { search, hash } = useLocation();
  const history = useHistory();
  const drafts = useMemo(() => createDrafts(() => window.localStorage, VERSIONS), []);
  const [state, setState] = useState(DEFAULT_STATE);
  const [platform, setPlatform] = useState(DEFAULT_REQUEST.platform);
  const [problems, setProblems] = useState<string[]>([]);
  const [opened, setOpened] = useState(0);
  const [isForwarding, setForwarding] = useState(false);
  const [isForeign, setForeign] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [previous, setPrevious] = useState<SandboxState>();
  const ownAddress = useRef<string>();

  /** Keeps code that other code replaces. */
  const keep = (code: SandboxState | undefined) => {
    if (!code || !isEdited(code)) return;
    setPrevious(code);
    drafts.write('previous', code);
  };
  const show = (next: SandboxState) => {
    setState(next);
    setOpened((count) => count + 1);
  };
  const save = (next: SandboxState) => {
    setUnsaved(!drafts.write('current', next));
    // The code is no longer what the link holds.
    if (window.location.hash) {
      ownAddress.current = window.location.search;
      history.replace({ search: window.location.search });
    }
  };
  const replace = (next: SandboxState) => {
    keep(state);
    show(next);
    save(next);
    setForeign(false);
    setProblems([]);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address opens other code
  useEffect(() => {
    if (ownAddress.current === search + hash) return;
    ownAddress.current = undefined;
    const initial = initialState(search, hash, drafts);
    if (initial.state !== initial.draft) keep(initial.draft);
    else setPrevious(drafts.read('previous'));
    show(initial.state);
    setPlatform(initial.request.platform);
    setForwarding(initial.request.forward && !initial.isForeign);
    setForeign(initial.isForeign);
    setProblems(initial.problems);
  }, [search, hash]);

  return {
    state,
    version: versionNames.find(({ version }) => version === state.version) as PreviewVersionName,
    versions: versionNames,
    platform,
    opened,
    isForwarding,
    isForeign,
    problems,
    isUnsaved,
    hasPrevious: previous !== undefined,
    choosePlatform(chosen) {
      setPlatform(chosen);
      setProblems([]);
    },
    open: (example) =>
      replace(openExample(example, example.fits(state.version) ? state.version : DEMO_VERSION)),
    chooseVersion(version) {
      const next = chooseVersion(state, version);
      if (next.files === state.files) setState(next);
      else show(next);
      save(next);
    },
    edit(files) {
      const next = { ...state, files };
      setState(next);
      save(next);
    },
    reset: () =>
      replace(
        openExample(
          state.example,
          state.example.fits(state.version) ? state.version : DEMO_VERSION,
        ),
      ),
    restore() {
      if (!previous) return;
      const restored = previous;
      setPrevious(undefined);
      drafts.remove('previous');
      replace(restored);
    },
    trust: () => setForeign(false),
  };
}
