// jsdom has no layout, so it lacks what popups use to follow their trigger and scroll.
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= ResizeObserverStub;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];
