export interface Message {
  key: number;
  text: string;
  tone: 'news' | 'trouble';
}

let messages: Message[] = $state.raw([]);
let last = 0;

export function toasts(): Message[] {
  return messages;
}

export function toast(text: string, tone: Message['tone'] = 'news'): void {
  const key = ++last;
  messages = [{ key, text, tone }];
  setTimeout(() => {
    messages = messages.filter((message) => message.key !== key);
  }, 4500);
}
