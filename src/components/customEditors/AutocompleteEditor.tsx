import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { toFlatOptionArray, type ValueEditorProps } from 'react-querybuilder';

/**
 * A text input that filters a long list: a combobox with a listbox, as the ARIA Authoring Practices
 * describe it. The options are the `values` of the field.
 */
export default function AutocompleteEditor(props: ValueEditorProps) {
  const { value, values = [], handleOnChange, className, title, disabled, testID } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Undefined while the list is closed.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);

  const options = toFlatOptionArray(values);
  const chosen = options.find(({ name }) => name === value)?.label ?? '';
  const isOpen = typed !== undefined;
  const words = (typed ?? '').trim().toLowerCase();
  const matches = options.filter(({ label }) => label.toLowerCase().includes(words));
  const optionId = (index: number) => `${id}-${index}`;

  const activate = (index: number) => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const close = () => {
    setTyped(undefined);
    setActive(-1);
  };
  const choose = (name: string) => {
    handleOnChange(name);
    close();
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = matches[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setTyped('');
      const step = event.key === 'ArrowDown' ? 1 : active < 0 ? 0 : -1;
      activate((active + step + matches.length) % (matches.length || 1));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (option) choose(option.name);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };

  return (
    <div className={`${className} autocomplete`}>
      <input
        ref={input}
        role="combobox"
        aria-label={title}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        data-testid={testID}
        disabled={disabled}
        value={typed ?? chosen}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(-1);
        }}
        onClick={() => setTyped((text) => text ?? '')}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div id={`${id}-list`} role="listbox" aria-label={title} hidden={!isOpen}>
        {matches.map(({ name, label }, index) => (
          // biome-ignore lint/a11y: the keys are those of the input, which keeps the focus
          <div
            key={name}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // The input must not lose the focus before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {label}
          </div>
        ))}
      </div>
      <span role="status">{isOpen && `${matches.length} of ${options.length}`}</span>
    </div>
  );
}
