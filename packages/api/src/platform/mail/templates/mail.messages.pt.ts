export const mailMessages = {
  greeting: 'Olá, {name}!',
  greetingNameless: 'Olá!',
  copyLink: 'Se o botão não funcionar, copie este endereço no seu navegador:',
  sender: 'Onceware, ofertas vitalícias de software',
  automatic: 'Este e-mail foi enviado automaticamente porque algo aconteceu na sua conta.',
  kinds: {
    verify_email: {
      subject: 'Confirme seu e-mail',
      text: 'Boas-vindas à Onceware. Confirme que este endereço é seu, para poder voltar à sua conta se esquecer a senha.',
      button: 'Confirmar este endereço',
      closing:
        'O link só pode ser usado uma vez e vale por {duration}. Se você não criou uma conta, ignore este e-mail: sem o link, ninguém pode confirmar seu endereço.',
    },
    sign_up_known: {
      subject: 'Você já tem uma conta na Onceware',
      text: 'Alguém, talvez você, tentou criar uma conta com este endereço. Ele já tem uma, e nada nela mudou.',
      button: 'Definir uma nova senha',
      closing: 'Se você sabe sua senha, entre como sempre. Se não foi você, não precisa fazer nada.',
    },
    reset_password: {
      subject: 'Defina uma nova senha',
      text: 'Alguém, provavelmente você, pediu uma nova senha para a sua conta.',
      button: 'Definir uma nova senha',
      closing:
        'O link só pode ser usado uma vez e vale por {duration}. Até lá, sua senha antiga continua funcionando. Se não foi você, ignore este e-mail.',
    },
    password_changed: {
      subject: 'Sua senha foi alterada',
      text: 'A senha da sua conta foi alterada, e todos os outros dispositivos foram desconectados.',
      button: 'Definir uma nova senha',
      notes: {
        ended: 'Suas chaves de API também deixaram de valer: os programas que as usavam precisam de novas.',
        kept: 'Suas chaves de API continuam valendo.',
      },
      closing:
        'Se foi você, não precisa fazer nada. Se não foi você, defina agora uma nova senha; isso também encerra todas as chaves de API.',
    },
    email_change_old: {
      subject: 'Confirme a alteração do seu e-mail',
      text: 'Você pediu para alterar o e-mail da sua conta para {newEmail}. Confirme aqui e depois também na mensagem que enviamos para o novo endereço.',
      button: 'Confirmar a alteração',
      closing:
        'O link só pode ser usado uma vez e vale por {duration}. Se não foi você, não confirme e altere sua senha: alguém a conhece.',
    },
    email_change_new: {
      subject: 'Confirme seu novo e-mail',
      text: 'Você pediu que este passe a ser o e-mail da sua conta na Onceware. Confirme aqui e depois também na mensagem que enviamos para o endereço antigo.',
      button: 'Confirmar este endereço',
      closing:
        'O link só pode ser usado uma vez e vale por {duration}. Se você não tem conta conosco, ignore este e-mail.',
    },
    email_changed: {
      subject: 'Seu e-mail foi alterado',
      text: 'O e-mail da sua conta agora é {newEmail}. De agora em diante, todas as mensagens sobre a sua conta vão para lá.',
      closing: 'Se não foi você, escreva para nós pelo formulário de contato do nosso site.',
    },
    key_created: {
      subject: 'Uma nova chave de API foi criada',
      text: 'Uma chave de API com o nome “{keyName}” foi criada para a sua conta. As ferramentas que a têm podem agir em seu nome.',
      button: 'Ver suas chaves de API',
      closing: 'Se não foi você, revogue a chave e altere sua senha.',
    },
    account_deleted: {
      subject: 'Sua conta foi excluída',
      text: 'Sua conta foi excluída definitivamente. O que você escreveu em salas e avaliações fica sem o seu nome; todo o resto é apagado.',
      closing: 'Se não foi você, escreva para nós pelo formulário de contato do nosso site.',
    },
    account_suspended: {
      subject: 'Sua conta foi suspensa',
      text: 'Sua conta foi suspensa, e todos os dispositivos foram desconectados. Motivo informado: {reason}',
      closing: 'Se você acha que é um engano, escreva para nós pelo formulário de contato do nosso site.',
    },
    vendor_accepted: {
      subject: 'Sua conta de vendedor está pronta',
      text: 'Agora você pode enviar ofertas de “{title}” na Onceware; a equipe examina cada uma antes de publicar.',
      button: 'Enviar uma oferta',
      closing: 'Outras pessoas da sua equipe podem ser incluídas a pedido.',
    },
    vendor_refused: {
      subject: 'Seu pedido de conta de vendedor foi recusado',
      text: 'Seu pedido para “{title}” foi recusado. O motivo informado: {reason}',
      button: 'Ver',
      closing: 'Você pode alterá-lo e pedir de novo.',
    },
    submission_accepted: {
      subject: 'Seu envio foi aceito',
      text: '“{title}” foi aceito e já está no catálogo.',
      button: 'Ver',
      closing: 'Você não precisa fazer nada.',
    },
    submission_refused: {
      subject: 'Seu envio não foi aceito',
      text: '“{title}” não foi aceito. O motivo informado: {reason}',
      button: 'Ver',
      closing: 'Você pode alterá-lo e enviar de novo.',
    },
  },
} as const;
